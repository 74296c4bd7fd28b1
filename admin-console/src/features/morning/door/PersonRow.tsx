import { hasCome } from 'shared-api/door';
import {
  Box,
  ButtonBase,
  CheckIcon,
  Chip,
  CloseIcon,
  figures,
  IconButton,
  NextIcon,
  Stack,
  type Theme,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { PayButtons, type PayButtonsProps } from './PayButtons';
import { type DoorPerson, owesNow } from './people';

export interface PersonRowProps extends Pick<PayButtonsProps, 'onPay'> {
  person: DoorPerson;
  /** Somebody else has come in their place. */
  isReplaced: boolean;
  onTap: () => void;
  onMore: () => void;
}

const isHere = (theme: Theme) =>
  `color-mix(in srgb, ${theme.vars?.palette.success.light} 20%, ${theme.vars?.palette.background.paper})`;

/** Whether somebody has come: a tick that is full once the server has it. */
function Mark({ person: { mark, isUnsent } }: Pick<PersonRowProps, 'person'>) {
  const come = hasCome(mark);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 36,
        height: 36,
        borderRadius: 999,
        border: 2.5,
        borderStyle: come && isUnsent ? 'dashed' : 'solid',
        borderColor: come ? 'success.main' : 'club.outline',
        color: come ? 'success.main' : 'text.secondary',
        ...(come && !isUnsent && { bgcolor: 'success.main', color: 'success.contrastText' }),
      }}
    >
      {come ? <CheckIcon /> : mark && <CloseIcon />}
    </Box>
  );
}

/** What the door must know of somebody, in a few words. */
function Badges({ person, isReplaced }: Pick<PersonRowProps, 'person' | 'isReplaced'>) {
  const text = useText();
  const format = useFormat();
  const { mark, at, firstTime, pass, standing, host, walkIn, owed, sent } = person;
  const isWaiting = !hasCome(mark) && (standing === 'waiting' || standing === 'offered');
  const chips: [string, 'success' | 'warning' | 'info' | 'default'][] = [
    ...(isWaiting ? [[text('door.waiting'), 'info'] as [string, 'info']] : []),
    ...(isReplaced ? [[text('door.gone'), 'default'] as [string, 'default']] : []),
    ...(firstTime ? [[text('door.firstTime'), 'info'] as [string, 'info']] : []),
    ...(walkIn ? [[text('door.walkIn'), 'default'] as [string, 'default']] : []),
    ...(pass ? [[text('door.pass'), 'success'] as [string, 'success']] : []),
  ];
  if (owesNow(person) && sent)
    chips.push([
      owed ? text('ui.onItsWay', { amount: format.money(owed) }) : text('door.onItsWay'),
      'default',
    ]);
  else if (owesNow(person))
    chips.push([owed ? text('door.owesSum', { amount: format.money(owed) }) : text('door.owes'), 'warning']);
  return (
    <>
      {mark && (
        <Typography component="span" variant="body2" sx={{ ...figures, fontWeight: 600 }}>
          {at
            ? text('door.markAt', { mark: text(`door.mark.${mark}`), time: format.time(at) })
            : text(`door.mark.${mark}`)}
          {` · ${text(person.isUnsent ? 'door.onPhone' : 'door.sent')}`}
        </Typography>
      )}
      {host && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {text('door.guestOf', { host })}
        </Typography>
      )}
      {chips.map(([label, color]) => (
        <Chip
          key={label}
          component="span"
          size="small"
          variant={hasCome(mark) ? 'outlined' : 'filled'}
          color={hasCome(mark) ? 'default' : color}
          label={label}
        />
      ))}
    </>
  );
}

/** Somebody on the list: one tap says that they are here, the next one takes it back. */
export function PersonRow({ person, isReplaced, onTap, onMore, onPay }: PersonRowProps) {
  const text = useText();
  const come = hasCome(person.mark);
  return (
    <Box
      component="li"
      data-key={person.key}
      sx={{ borderBottom: 1, borderColor: 'divider', ...(come && { bgcolor: isHere }) }}
    >
      <Stack direction="row">
        <ButtonBase
          aria-pressed={come}
          onClick={onTap}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            minHeight: 64,
            justifyContent: 'flex-start',
            gap: 1.5,
            pl: person.host ? 4 : 2,
            py: 1,
            textAlign: 'left',
          }}
        >
          <Mark person={person} />
          <Box component="span" sx={{ minWidth: 0 }}>
            <Typography
              component="span"
              sx={{
                display: 'block',
                fontSize: '1.1875rem',
                fontWeight: 650,
                lineHeight: 1.25,
                overflowWrap: 'anywhere',
              }}
            >
              {person.name}
            </Typography>
            <Stack
              component="span"
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1,
                rowGap: 0.5,
                '&:not(:empty)': { mt: 0.25 },
              }}
            >
              <Badges person={person} isReplaced={isReplaced} />
            </Stack>
            {person.notes && (
              <Typography
                component="span"
                variant="body2"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {person.notes}
              </Typography>
            )}
          </Box>
        </ButtonBase>
        <IconButton
          aria-label={text('door.more', { name: person.name })}
          onClick={onMore}
          sx={{ flexShrink: 0, alignSelf: 'center', width: 56, height: 56 }}
        >
          <NextIcon />
        </IconButton>
      </Stack>
      {(person.owes || person.paid) && (
        <Box sx={{ px: 2, pb: 1.5 }}>
          <PayButtons person={person} onPay={onPay} />
        </Box>
      )}
    </Box>
  );
}
