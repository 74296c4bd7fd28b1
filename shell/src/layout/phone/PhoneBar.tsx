import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, ButtonBase, MenuIcon, Paper, useText } from 'shared-ui';
import { lowScreen } from '../low-screen';
import { useOnDemand } from '../use-on-demand';
import { usePhoneEntries } from './use-phone-entries';

const phoneMenu = () => import(/* webpackChunkName: "menus" */ './PhoneMenu');

/** The bar's height at the bottom of a phone's screen. */
export const phoneBarHeight = 'calc(64px + env(safe-area-inset-bottom))';

const item = {
  flex: '1 1 0',
  minWidth: 0,
  height: 64,
  flexDirection: 'column',
  gap: 0.25,
  px: 0.25,
  typography: 'caption',
  // “My sessions” must fit into a fifth of a small phone.
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  '& > span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { width: 56, height: 30, py: 0.375, borderRadius: 999 },
  '&[aria-current]': { color: 'text.primary' },
  '&[aria-current] > svg': { bgcolor: 'club.hardwood', color: 'primary.main' },
} as const;

/** A phone's navigation bar, at the bottom. */
export function PhoneBar() {
  const [PhoneMenu, askForMenu] = useOnDemand(phoneMenu);
  const [open, setOpen] = useState(false);
  const { thumb } = usePhoneEntries();
  const text = useText();
  return (
    <>
      <Paper
        component="nav"
        data-only="visitor"
        square
        elevation={0}
        aria-label={text('nav.main')}
        sx={{
          display: { xs: 'flex', md: 'none' },
          position: 'fixed',
          zIndex: 'appBar',
          insetInline: 0,
          bottom: 0,
          [lowScreen]: { position: 'static' },
          pb: 'env(safe-area-inset-bottom)',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {thumb.map(({ href, label, Icon, current }) => (
          <ButtonBase
            key={href}
            component={RouterLink}
            to={href}
            {...(current ? { 'aria-current': 'page' as const } : {})}
            sx={item}
          >
            <Icon />
            <Box component="span">{label}</Box>
          </ButtonBase>
        ))}
        <ButtonBase
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => askForMenu(() => setOpen(true))}
          sx={item}
        >
          <MenuIcon />
          <Box component="span">{text('nav.menu')}</Box>
        </ButtonBase>
      </Paper>
      {PhoneMenu && <PhoneMenu open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
