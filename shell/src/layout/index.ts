export { Layout } from './Layout';
export { offerUpdate } from './update';
