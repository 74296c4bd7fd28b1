import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, attendanceMessageOf } from 'shared-api';
import { CardSkeleton, Loading, useText } from 'shared-ui';
import { mailedQuery } from '../api';
import { LinkFailure } from '../components/LinkFailure';
import { LinkFrame } from '../components/LinkFrame';
import { MailedResult } from '../components/MailedResult';
import { type MailedLink, useMailedLink } from '../use-mailed-link';

/** What stands now, which may not be what the link has answered. @param attending the answer in the address */
function Standing({ link, attending }: { link: MailedLink; attending: boolean }) {
  const text = useText();
  const { data, error, isStale, isFetchedAfterMount } = useQuery(mailedQuery(link));
  // What was known when the page was left is not shown again: it may have been changed elsewhere.
  const [isOld] = useState(isStale);
  if (data && !(isOld && !isFetchedAfterMount)) return <MailedResult {...{ attending, link }} reply={data} />;
  if (!error)
    return (
      <Loading>
        <CardSkeleton height={320} />
      </Loading>
    );
  if (error instanceof ApiError && error.status >= 400 && error.status < 500)
    return <LinkFailure>{attendanceMessageOf(error, text('link.failed.text'))}</LinkFailure>;
  return <MailedResult attending={attending} />;
}

/** `/attendance/confirmation`: the result of a mailed link, which opens it only for reading. */
export function Component() {
  const text = useText();
  const [params] = useSearchParams();
  const link = useMailedLink();
  const status = params.get('status');
  const given = params.get('attending');
  const attending = given === 'true';
  if (status !== 'success' || given === null)
    return (
      <LinkFrame>
        <LinkFailure>
          {text(status === null || given === null ? 'link.result.missing' : 'link.failed.text')}
        </LinkFailure>
      </LinkFrame>
    );
  return (
    <LinkFrame>
      {link ? <Standing {...{ link, attending }} /> : <MailedResult attending={attending} />}
    </LinkFrame>
  );
}
