import { email, object } from 'shared-ui/forms';

export const schema = object({ email: email() });
