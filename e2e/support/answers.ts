import type { Page } from '@playwright/test';

/**
 * Waits until the server has accepted an answer, which a card shows earlier. Call before the tap.
 * @param isAttending the answer
 */
export const answerTaken = (page: Page, isAttending: boolean): Promise<unknown> =>
  page.waitForResponse(
    (reply) => reply.ok() && Boolean(reply.request().postData()?.includes(`"isAttending":${isAttending}`)),
  );
