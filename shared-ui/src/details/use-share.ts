import { useText } from '../messages/text';
import { notify } from '../notifications';

/** Hands a line and its link on to a chat: through the phone's own sheet, or by copying them. */
export const useShare = () => {
  const text = useText();
  return async (line: string, url: string): Promise<void> => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ text: line, url });
      await navigator.clipboard.writeText(`${line} · ${url}`);
      notify(text('ui.action.copied'));
    } catch (error) {
      // Closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify(text('ui.copyFailed'), 'error');
    }
  };
};
