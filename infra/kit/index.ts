// The exports of `courtside-build` for custom webpack setups; everybody else runs `courtside` (courtside.ts).
export { remoteConfig } from '../webpack/remote';
