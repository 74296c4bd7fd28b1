import { isAddress, rules, uncountedSign, withoutUnseen } from 'shared-api';
import { string } from 'yup';
import { type RuleMessage, ruleMessage } from './rule-message';

/** Letters, digits, underscores and dashes, 3 or more. */
export const username = () =>
  string()
    .trim()
    .required(ruleMessage('ui.rule.username.required'))
    .min(rules.username.min, ruleMessage('ui.rule.username.min', { min: rules.username.min }))
    .max(rules.username.max)
    .matches(new RegExp(rules.username.pattern), {
      message: ruleMessage('ui.rule.username.pattern'),
      excludeEmptyString: true,
    });

/** A login's username: only its presence and minimum length are checked, so that older names still work. */
export const loginUsername = () =>
  string()
    .trim()
    .required(ruleMessage('ui.rule.username.required'))
    .min(rules.username.min, ruleMessage('ui.rule.username.min', { min: rules.username.min }));

const unseen = new RegExp(rules.name.unseen, 'u');

/** A person's name, without invisible characters. */
const personName = (part: 'firstName' | 'lastName') =>
  string()
    .trim()
    .required(ruleMessage(`ui.rule.${part}.required`))
    .min(rules.name.min, ruleMessage(`ui.rule.${part}.min`, { min: rules.name.min }))
    .max(rules.name.max)
    .test('seen', ruleMessage('ui.rule.name.unseen'), (value) => !unseen.test(value ?? ''));

export const firstName = () => personName('firstName');
export const lastName = () => personName('lastName');

export const email = () =>
  string()
    .transform(withoutUnseen)
    .trim()
    .required(ruleMessage('ui.rule.email.required'))
    .max(rules.email.max)
    .test('address', ruleMessage('ui.rule.email.invalid'), (typed) => !typed || isAddress(typed));

/** One text however a keyboard composes its characters, as the server hashes it. */
const normalPassword = (typed: string): string => typed.normalize('NFKC');

/** A login's password, sent as typed: only its presence and minimum length are checked. */
export const loginPassword = () =>
  string()
    .required(ruleMessage('ui.rule.password.required'))
    .test(
      'min',
      ruleMessage('ui.rule.password.min', { min: rules.password.min }),
      // Ligatures become longer.
      (typed = '') => Math.max(typed.length, normalPassword(typed).length) >= rules.password.min,
    );

const classesMessage = (password: string): RuleMessage => {
  const sign = uncountedSign(password);
  return sign ? ruleMessage('ui.rule.password.sign', { sign }) : ruleMessage('ui.rule.password.classes');
};

/** A new password: long enough, with a letter of either case, a digit and a special character. */
export const newPassword = () =>
  string()
    .transform(normalPassword)
    .required(ruleMessage('ui.rule.password.required'))
    .min(rules.password.min, ruleMessage('ui.rule.password.min', { min: rules.password.min }))
    .max(rules.password.max)
    .matches(new RegExp(rules.password.pattern, 'u'), {
      message: ({ value }: { value: string }) => classesMessage(value),
      excludeEmptyString: true,
    });

/** The password typed again. @param field the name of the field it repeats */
export const confirmation = (field = 'password') =>
  string()
    .transform(normalPassword)
    .required(ruleMessage('ui.rule.confirmation.required'))
    // Not `oneOf`: yup checks it before `required`, so that an empty field would be reported as not matching.
    .test(
      'match',
      ruleMessage('ui.rule.confirmation.match'),
      (value, { parent }) => !value || value === parent[field],
    );
