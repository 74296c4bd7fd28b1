import { useQuery } from '@tanstack/react-query';
import { type LoginEntry, useChange } from 'shared-api';
import { Box, Button, Loaded, notify, Skeleton, useFailure, useFormat, useText } from 'shared-ui';
import { endLogin, endOtherLogins, loginsQuery } from '../api';
import { DeviceRow } from './DeviceRow';
import { ProfilePart } from './ProfilePart';

/** The person's logins, and how to end them. */
export function Logins() {
  const text = useText();
  const format = useFormat();
  const logins = useQuery(loginsQuery());
  const failed = useFailure();

  /** A device's name: Firefox on Windows. */
  const nameOf = ({ browser, platform }: LoginEntry): string => {
    if (browser && platform) return text('profile.logins.name', { browser, platform });
    return browser ?? platform ?? text('profile.logins.nameless');
  };
  const end = useChange(({ id }: LoginEntry) => endLogin({ params: { id } }), {
    onSuccess: (_nothing, login) => notify(text('profile.logins.ended', { name: nameOf(login) })),
    onError: (error, login) => failed(error, 'profile.logins.endFailed', nameOf(login)),
  });
  const endOthers = useChange(() => endOtherLogins({}), {
    onSuccess: () => notify(text('profile.logins.othersEnded')),
    onError: (error) => failed(error, 'profile.logins.endFailed', text('profile.logins.endOthers')),
  });
  return (
    <ProfilePart title={text('profile.logins.title')} text={text('profile.logins.text')}>
      <Loaded
        query={logins}
        waiting={<Skeleton variant="rounded" height={52} />}
        failed={text('profile.logins.failed')}
      >
        {(list) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {list.map((login) => (
                <DeviceRow
                  key={login.id}
                  name={nameOf(login)}
                  detail={
                    login.current
                      ? text('profile.logins.current')
                      : text('profile.logins.used', { when: format.relative(login.lastUsedOn) })
                  }
                  {...(!login.current && {
                    action: {
                      label: text('profile.logins.end'),
                      named: text('profile.logins.endNamed', { name: nameOf(login) }),
                      pending: end.isPending && end.variables.id === login.id,
                      onClick: () => end.mutate(login),
                    },
                  })}
                />
              ))}
            </Box>
            {list.length > 1 && (
              <Button
                variant="outlined"
                color="secondary"
                loading={endOthers.isPending}
                onClick={() => endOthers.mutate()}
                sx={{ alignSelf: 'flex-start' }}
              >
                {text('profile.logins.endOthers')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </ProfilePart>
  );
}
