import { IconButton, Stack, useText } from 'shared-ui';
import { networks } from './networks';

/** The club on social networks. */
export function SocialLinks() {
  const text = useText();
  return (
    <Stack component="ul" direction="row" sx={{ listStyle: 'none', m: 0, p: 0, ml: -1.25, gap: 0.5 }}>
      {networks.map(({ name, url, Icon }) => (
        <li key={name}>
          <IconButton
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            color="inherit"
            aria-label={text('footer.network', { network: name })}
          >
            <Icon />
          </IconButton>
        </li>
      ))}
    </Stack>
  );
}
