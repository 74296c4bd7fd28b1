import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { ListSkeleton, Typography, useText } from 'shared-ui';
import { Divider } from 'shared-ui/forms/basic';
import { hasPressed, isLeftOver, usernameIn } from '../../access/return-to';
import { useEnter } from '../../access/use-enter';
import { useReturn } from '../../access/use-return';
import { AlreadyIn } from '../../identity/components/AlreadyIn';
import { IdentityPage } from '../../identity/components/IdentityPage';
import { OnwardLink } from '../../identity/components/OnwardLink';
import { SessionHeading } from '../../identity/components/SessionHeading';
import { BiometricLogin } from '../components/BiometricLogin';
import { ForgotPasswordForm } from '../components/ForgotPasswordForm';
import { LoginForm } from '../components/LoginForm';

/**
 * `/login` in its two modes: login, and forgot password. Somebody new, who comes from a session, is first asked to create
 * an account.
 */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const text = useText();
  const { state } = useLocation();
  const { from, state: onward, ...wanted } = useReturn();
  const [already] = useState(() => useAuth.getState().user);
  // As it was when the page opened: whoever has logged in here before, or has just confirmed their address.
  const [username] = useState(() => usernameIn(state) ?? useAuth.getState().lastUsername ?? '');
  const enter = useEnter(from, { entered: hasPressed(state) });
  // Logged in meanwhile, as by another tab: the page that asked for a login is theirs.
  const goesOn = already !== null && from !== undefined;
  useEffect(() => {
    if (goesOn) enter();
  }, [goesOn, enter]);
  const isLeaving = useNavigation().state !== 'idle' || goesOn;
  const hasEnded = isLeftOver(state);
  const isNew = !username && !hasEnded && (wanted.isPending || wanted.session !== undefined);

  // The mode is in the address: the back button leaves it, and other pages can link to it.
  const change = (mode: Record<string, string>) => setQuery(mode, { state: { ...onward, username } });

  if (query.has('forgot')) {
    return (
      <IdentityPage
        title={text('forgot.title')}
        description={text('login.description')}
        heading={text('forgot.title')}
        intro={text('forgot.intro')}
      >
        <ForgotPasswordForm onBack={() => change({})} />
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      title={text('login.title')}
      description={text('login.description')}
      heading={
        hasEnded ? (
          text('login.title')
        ) : (
          <SessionHeading page={isNew ? 'register' : 'login'} {...wanted}>
            {text('login.title')}
          </SessionHeading>
        )
      }
      intro={
        from && !already && !isNew && (hasEnded || !wanted.session)
          ? text(hasEnded ? 'login.ended' : 'login.required')
          : undefined
      }
    >
      {/* Whoever has just logged in sees this page afresh until the next one is loaded. */}
      {already && isLeaving ? (
        <ListSkeleton rows={3} />
      ) : (
        <>
          {already && <AlreadyIn user={already} />}
          {isNew && (
            <>
              <OnwardLink to="register" state={onward} variant="contained">
                {text('login.register')}
              </OnwardLink>
              <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>
                {text('register.hasAccount')}
              </Divider>
            </>
          )}
          <LoginForm
            username={username}
            returnTo={from}
            isMain={!isNew}
            onDone={enter}
            onForgot={() => change({ forgot: 'true' })}
          />
          <BiometricLogin onDone={enter} />
          {!isNew && !usernameIn(state) && (
            <Typography>
              {text('login.noAccount')}{' '}
              <OnwardLink to="register" state={onward}>
                {text('login.register')}
              </OnwardLink>
            </Typography>
          )}
        </>
      )}
    </IdentityPage>
  );
}
