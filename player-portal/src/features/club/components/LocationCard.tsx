import { useQuery } from '@tanstack/react-query';
import { clubQuery } from 'shared-api';
import {
  BallIcon,
  Box,
  Card,
  CardContent,
  DirectionsIcon,
  Fact,
  LockerIcon,
  ParkingIcon,
  Skeleton,
  Stack,
  StreetAddress,
  Text,
  Typography,
  useText,
  WaterIcon,
} from 'shared-ui';
import { directions, embeddedMap, mapPage } from '../place';
import { ClubMap } from './ClubMap';
import { ExternalLink } from './ExternalLink';

const facilities = [
  { key: 'court', Icon: BallIcon },
  { key: 'lockers', Icon: LockerIcon },
  { key: 'water', Icon: WaterIcon },
  { key: 'parking', Icon: ParkingIcon },
] as const;

function Address() {
  const { data, isError } = useQuery(clubQuery());
  if (!data)
    return isError ? <Text id="about.location.failed" /> : <Skeleton variant="rounded" height={26} />;
  if (data.address === '') return null;
  return (
    <div>
      <Typography component="address" variant="h4" sx={{ fontStyle: 'normal' }}>
        <StreetAddress>{data.address}</StreetAddress>
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <ExternalLink
          href={directions(data.address)}
          variant="contained"
          color="primary"
          startIcon={<DirectionsIcon />}
        >
          <Text id="about.directions" />
        </ExternalLink>
        <ExternalLink href={mapPage(data)} variant="outlined" color="secondary">
          <Text id="about.map.open" />
        </ExternalLink>
      </Stack>
    </div>
  );
}

/** The club's location: address, amenities, map. */
export function LocationCard() {
  const text = useText();
  const { data } = useQuery(clubQuery());
  const map = data?.address ? embeddedMap(data) : undefined;
  return (
    <Card component="section">
      <CardContent
        sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: { md: map ? '5fr 7fr' : '1fr' } }}
      >
        <Stack sx={{ gap: 3 }}>
          <Typography component="h2" variant="h2">
            {text('about.location.title')}
          </Typography>
          <Address />
          <div>
            <Typography component="h3" variant="h4" sx={{ mb: 1.25 }}>
              {text('about.facilities')}
            </Typography>
            <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
              {facilities.map(({ key, Icon }) => (
                <li key={key}>
                  <Fact icon={<Icon aria-hidden />}>{text(`about.facility.${key}`)}</Fact>
                </li>
              ))}
            </Box>
          </div>
        </Stack>
        {map && <ClubMap key={map.url} map={map} />}
      </CardContent>
    </Card>
  );
}
