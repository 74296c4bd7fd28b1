import type { ReadTransfer } from '../reading';
import { readMail } from './mail';
import { readNotice } from './notice';

/** What reading notices needs to know of the club. */
export interface Means {
  /** The server whose verdict on signatures is trusted. */
  trustedServer: string | undefined;
  /** Where the club's transfers go. */
  clubAddress: string;
  today: string;
}

/** The transfers of which some mails tell. */
export async function readNotices(messages: readonly Uint8Array[], means: Means): Promise<ReadTransfer[]> {
  const mails = await Promise.all(messages.map((bytes) => readMail(bytes, means.trustedServer)));
  return mails.flatMap((some) => some ?? []).flatMap((mail) => readNotice(mail, means) ?? []);
}
