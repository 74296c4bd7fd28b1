import { email, object } from 'shared-ui/forms/rules';

export const schema = object({ email: email() });
