import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { clubQuery } from 'shared-api';
import {
  Box,
  EmailIcon,
  LocationIcon,
  Skeleton,
  Stack,
  StreetAddress,
  type SvgIconProps,
  useText,
} from 'shared-ui';

interface FactProps {
  Icon: ComponentType<SvgIconProps>;
  name: string;
  children: ReactNode;
}

function Fact({ Icon, name, children }: FactProps) {
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'flex-start' }}>
      <Icon titleAccess={name} fontSize="small" sx={{ mt: 0.375, color: 'primary.main' }} />
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>{children}</Box>
    </Stack>
  );
}

/** Street address and contact e-mail, from the club's settings. */
export function ClubFacts() {
  const { data, isPending } = useQuery(clubQuery());
  const text = useText();
  // The same height as the text to come, to avoid layout shift.
  const missing = isPending ? <Skeleton width="80%" /> : text('footer.unavailable');
  return (
    <Stack
      component="address"
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: { xs: 0.75, md: 3 }, fontStyle: 'normal', typography: 'body2' }}
    >
      {data?.address !== '' && (
        <Fact Icon={LocationIcon} name={text('footer.address')}>
          {data ? <StreetAddress>{data.address}</StreetAddress> : missing}
        </Fact>
      )}
      {data?.contactEmail !== '' && (
        <Fact Icon={EmailIcon} name={text('footer.contact')}>
          {data ? (
            // A target of 24 px that takes no more room.
            <Box component="a" href={`mailto:${data.contactEmail}`} sx={{ color: 'inherit', py: 0.5 }}>
              {data.contactEmail}
            </Box>
          ) : (
            missing
          )}
        </Fact>
      )}
    </Stack>
  );
}
