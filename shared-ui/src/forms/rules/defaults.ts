import { setLocale } from 'yup';
import { says } from './says';

/** What yup's own rules say where a schema has no words of its own (docs/product.md, Fields). */
setLocale({
  mixed: { required: says('ui.rule.required'), notType: says('ui.rule.required') },
  string: {
    email: says('ui.rule.email.invalid'),
    max: ({ max }) => says('ui.rule.maxLength', { max }),
  },
  number: {
    min: ({ min }) => says('ui.rule.min', { min }),
    max: ({ max }) => says('ui.rule.max', { max }),
    integer: says('ui.rule.whole'),
  },
});
