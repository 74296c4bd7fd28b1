import { rules } from './rules';

const [visible, unseen] = [new RegExp(rules.visible, 'u'), new RegExp(rules.name.unseen, 'gu')];
const address = new RegExp(rules.email.pattern, 'u');

/** Whether anything of a text can be seen. */
export const isVisible = (text: string | null | undefined): text is string => visible.test(text ?? '');

/** A text without what cannot be seen, as it comes with what is pasted. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** Whether mail can be addressed to it. */
export const isAddress = (text: string): boolean => text.length <= rules.email.max && address.test(text);

/** A person's name; a walk-in's may be the first name alone. */
export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string | null;
  lastName: string | null;
}): string => `${firstName ?? ''} ${lastName ?? ''}`.trim();
