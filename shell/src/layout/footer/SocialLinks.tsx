import { IconButton, Stack, useClubName, useText } from 'shared-ui';
import type { ClubPage } from './networks';

/** The club on social networks. */
export function SocialLinks({ pages }: { pages: ClubPage[] }) {
  const text = useText();
  const club = useClubName();
  return (
    <Stack component="ul" direction="row" sx={{ listStyle: 'none', m: 0, p: 0, ml: -1.25, gap: 0.5 }}>
      {pages.map(({ name, url, Icon }) => (
        <li key={name}>
          <IconButton
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            color="inherit"
            aria-label={text('footer.network', { club, network: name })}
          >
            <Icon />
          </IconButton>
        </li>
      ))}
    </Stack>
  );
}
