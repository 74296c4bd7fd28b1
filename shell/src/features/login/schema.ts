import { type InferType, loginPassword, loginUsername, object } from 'shared-ui/forms/rules';

export const schema = object({ username: loginUsername(), password: loginPassword() });
export type Credentials = InferType<typeof schema>;
