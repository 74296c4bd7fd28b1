import { setLocale } from 'yup';
import { ruleMessage } from './rule-message';

/** What yup's own rules say where a schema has no words of its own (docs/product.md, Fields). */
setLocale({
  mixed: { required: ruleMessage('ui.rule.required'), notType: ruleMessage('ui.rule.required') },
  string: {
    email: ruleMessage('ui.rule.email.invalid'),
    max: ({ max }) => ruleMessage('ui.rule.maxLength', { max }),
  },
  number: {
    min: ({ min }) => ruleMessage('ui.rule.min', { min }),
    max: ({ max }) => ruleMessage('ui.rule.max', { max }),
    integer: ruleMessage('ui.rule.whole'),
  },
});
