/** The one blocking script of the document: what must be done before the first paint. */
import 'shared-ui/before-paint';
import './early-acts';
