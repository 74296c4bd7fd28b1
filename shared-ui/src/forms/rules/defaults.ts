import { setLocale } from 'yup';
import { ruleMessage } from './rule-message';

/** Default messages of yup's rules (docs/product.md, Fields). */
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
