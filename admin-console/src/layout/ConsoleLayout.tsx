import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { meQuery } from 'shared-api';
import { Box } from 'shared-ui';
import { PageTabs } from './PageTabs';
import { PasskeyNeeded } from './PasskeyNeeded';
import { Sidebar } from './Sidebar';

/** The frame of every page of the console. */
export function ConsoleLayout() {
  // Fetched at every visit: the person may have logged in again meanwhile.
  const { data: me } = useQuery({ ...meQuery(), staleTime: 0 });
  if (me?.passkeyNeeded) return <PasskeyNeeded />;
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, minHeight: '100%' }}>
      <Sidebar />
      <PageTabs />
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  );
}
