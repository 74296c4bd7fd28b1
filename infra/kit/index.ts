// What `courtside-build` gives those who set webpack up themselves; everybody else runs `courtside` (courtside.ts).
export { remoteConfig } from '../webpack/remote';
