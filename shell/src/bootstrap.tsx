import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient, useAuth } from 'shared-api';
import { localeOf } from 'shared-ui';
import { ensureMessages } from './messages/catalogue';
import { keepOverrides } from './remotes/override';
import { createRouter } from './router/router';
import { registerServiceWorker } from './service-worker/register';

keepOverrides();
// Asked for side by side with the remote's own files, which the router now begins to load.
void ensureMessages(localeOf(location.pathname)).catch(() => undefined);
void useAuth.getState().restore();
registerServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
