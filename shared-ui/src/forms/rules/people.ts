import { rules } from 'shared-api';
import { string } from 'yup';
import { says } from './says';

/** Letters, digits, underscores and dashes, 3 or more. */
export const username = () =>
  string()
    .trim()
    .required(says('ui.rule.username.required'))
    .min(rules.username.min, says('ui.rule.username.min', { min: rules.username.min }))
    .max(rules.username.max)
    .matches(new RegExp(rules.username.pattern), {
      message: says('ui.rule.username.pattern'),
      excludeEmptyString: true,
    });

/** A login's username: only there and long enough; what was once allowed still gets in. */
export const givenUsername = () =>
  string()
    .trim()
    .required(says('ui.rule.username.required'))
    .min(rules.username.min, says('ui.rule.username.min', { min: rules.username.min }));

const unseen = new RegExp(rules.name.unseen, 'u');

/** A name of a person, in which every character can be seen. */
const personName = (part: 'firstName' | 'lastName') =>
  string()
    .trim()
    .required(says(`ui.rule.${part}.required`))
    .min(rules.name.min, says(`ui.rule.${part}.min`, { min: rules.name.min }))
    .max(rules.name.max)
    .test('seen', says('ui.rule.name.unseen'), (value) => !unseen.test(value ?? ''));

export const firstName = () => personName('firstName');
export const lastName = () => personName('lastName');

export const email = () =>
  string()
    .trim()
    .required(says('ui.rule.email.required'))
    .max(rules.email.max)
    .matches(new RegExp(rules.email.pattern), {
      message: says('ui.rule.email.invalid'),
      excludeEmptyString: true,
    });

/** A login's password: only there and long enough. */
export const givenPassword = () =>
  string()
    .required(says('ui.rule.password.required'))
    .min(rules.password.min, says('ui.rule.password.min', { min: rules.password.min }));

/** A new password: long enough, with a letter of either case, a digit and a special character. */
export const newPassword = () =>
  givenPassword()
    .max(rules.password.max)
    .matches(new RegExp(rules.password.pattern), {
      message: says('ui.rule.password.classes'),
      excludeEmptyString: true,
    });

/** The same password again. @param field the name of the field it repeats */
export const confirmation = (field = 'password') =>
  string()
    .required(says('ui.rule.confirmation.required'))
    // Not `oneOf`: yup checks it before `required`, and an empty field would be told that it does not match.
    .test(
      'match',
      says('ui.rule.confirmation.match'),
      (value, { parent }) => !value || value === parent[field],
    );
