import { useEffect, useState } from 'react';
import { useAuth } from 'shared-api';
import { Alert, Box, Button, Stack, Typography, useText } from 'shared-ui';
import { BiometricIcon, Divider } from 'shared-ui/forms/basic';
import { hasBiometrics, logInWithBiometrics } from '../biometric';

/** Offered to the last logged-in person on a device with biometrics. */
export function BiometricLogin({ onDone }: { onDone: () => void }) {
  const text = useText();
  const [username] = useState(() => useAuth.getState().lastUsername);
  const [able, setAble] = useState(false);
  const [pending, setPending] = useState(false);
  const [unsupported, setUnsupported] = useState(false);

  useEffect(() => {
    let current = true;
    void hasBiometrics().then((can) => current && setAble(can));
    return () => {
      current = false;
    };
  }, []);

  if (!able || !username) return null;

  const login = async () => {
    setPending(true);
    setUnsupported(false);
    const outcome = await logInWithBiometrics(username);
    setPending(false);
    setUnsupported(outcome === 'unsupported');
    if (outcome === 'loggedIn') onDone();
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>{text('login.or')}</Divider>
      {unsupported && <Alert severity="error">{text('login.biometric.unsupported')}</Alert>}
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        loading={pending}
        loadingPosition="start"
        startIcon={<BiometricIcon />}
        onClick={login}
        sx={{ py: 1 }}
      >
        <Box component="span">
          {text('login.biometric')}
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {text('login.biometric.for', { username })}
          </Typography>
        </Box>
      </Button>
    </Stack>
  );
}
