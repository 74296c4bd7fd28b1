import type { ComponentProps } from 'react';
import { useAuth } from 'shared-api';
import { Button, LinkButton } from 'shared-ui';

interface OptInButtonProps extends Pick<ComponentProps<typeof LinkButton>, 'size' | 'to' | 'query'> {
  labels: { in: string; out: string };
  /** What it is about, for screen readers. */
  about: string;
  isIn: boolean;
  isPending: boolean;
  onPress: () => void;
}

const looks = (isPressed: boolean) =>
  ({
    variant: isPressed ? 'outlined' : 'contained',
    color: isPressed ? 'secondary' : 'primary',
    fullWidth: true,
  }) as const;

/** The one button of what is still to open: in, and out again. A visitor's leads to where it is theirs, once logged in. */
export function OptInButton({ labels, about, isIn, isPending, onPress, size, ...place }: OptInButtonProps) {
  const loggedIn = useAuth(({ token }) => token !== null);
  const label = loggedIn && isIn ? labels.out : labels.in;
  const name = `${label}, ${about}`;
  return loggedIn ? (
    <Button {...looks(isIn)} size={size} loading={isPending} aria-label={name} onClick={onPress}>
      {label}
    </Button>
  ) : (
    <LinkButton {...looks(false)} {...place} size={size} aria-label={name}>
      {label}
    </LinkButton>
  );
}
