import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from 'shared-api';
import { loadMessages } from '../messages/load';
import { PageFrame } from './PageFrame';
import { ShellCrash } from './ShellCrash';

jest.mock('../remotes/compatibility', () => ({ shellVersion: () => '1.0.0', shellBuild: () => undefined }));
jest.mock('../messages/load', () => ({
  loadMessages: jest.fn(() => Promise.reject(new Error('Loading chunk 945 failed.'))),
}));

test('texts that do not arrive are not asked for again and again; the document says what to do', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([
    { path: '*', element: <PageFrame>A page</PageFrame>, errorElement: <ShellCrash /> },
  ]);
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 50; turn++) await act(async () => {});
  expect(jest.mocked(loadMessages).mock.calls.length).toBeLessThan(4);
  // An empty #root shows `[data-late]`.
  expect(container).toBeEmptyDOMElement();
});
