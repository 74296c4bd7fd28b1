import { messagesIn } from 'server/messages';
import { texts } from '../../e2e/support/catalogues';

/** Sentences that people and other programs know: forms and calls say exactly these. */
const exact = {
  fields: [
    'This field is required',
    'Must be at least {min}',
    'Invalid email address',
    'Email is required',
    'Username is required',
    'Username must be at least 3 characters',
    'Username can only contain letters, numbers, underscores and dashes',
    'First name is required',
    'First name must be at least 2 characters',
    'Last name is required',
    'Last name must be at least 2 characters',
    'Password is required',
    'Password must be at least 8 characters',
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    'Please confirm your password',
    'Passwords do not match',
    'Amount is required',
    'Amount must be greater than 0',
    'Please select at least one recipient',
  ],
  account: [
    'Login failed. Please check your credentials.',
    'Registration failed. Please try again.',
    'Failed to send reset email',
    'Failed to reset password',
    'Invalid reset link',
    'Invalid reset password link. Please request a new one.',
    'Failed to confirm email',
    'Invalid confirmation link',
    'Confirmation Failed',
    'Failed to update profile',
    'Failed to update password',
    'Failed to update plan',
    'No user found',
    'Failed to process subscription',
  ],
  answers: [
    'Failed to mark attendance',
    'Failed to update attendance',
    'Failed to get attendance history',
    'Failed to confirm attendance. Please try again.',
    'Failed to update attendance status. Please try again.',
    'Invalid confirmation link. Missing required parameters.',
    'An error occurred while confirming attendance',
  ],
  console: [
    'Failed to create session',
    'Failed to update session',
    'Failed to load sessions',
    'Failed to create season',
    'Failed to update season',
    'User not found',
    'Failed to load users',
    'Failed to process payment',
    'Failed to send email',
    'Export failed',
    'Failed to get session users',
  ],
};

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentencesOf);

test.each(Object.entries(exact))('the exact sentences of %s are in the catalogues', (_, sentences) => {
  const said = new Set([...sentencesOf(texts.en), ...sentencesOf(messagesIn('en'))]);
  expect(sentences.filter((sentence) => !said.has(sentence))).toEqual([]);
});
