import { remoteNames } from '../workspaces/apps';
import { typesOf } from './kept-types';
import { typeErrors } from './type-errors';

// Declarations may say less than the sources that everything else is compiled with.
const provided = typesOf('shell');
test.each(remoteNames)('%s compiles with the declarations of the shell beside it', (remote) => {
  expect(typeErrors(typesOf(remote), provided)).toEqual([]);
});
