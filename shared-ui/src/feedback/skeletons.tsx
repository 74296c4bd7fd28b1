import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Text } from '../messages/text';
import { visuallyHidden } from './visually-hidden';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Announces loading once, and hides the grey shapes from screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <Box component="span" sx={visuallyHidden}>
        <Text id="ui.loading" />
      </Box>
      <div aria-hidden>{children}</div>
    </div>
  );
}

interface CardSkeletonProps {
  /** The height of the card to come, to avoid layout shift. */
  height?: number;
}

export function CardSkeleton({ height = 240 }: CardSkeletonProps) {
  return (
    <Card sx={{ minHeight: height }}>
      <CardContent>
        <Stack sx={{ gap: 1.5 }}>
          <Skeleton variant="rounded" width="35%" height={24} />
          <Skeleton variant="rounded" width="75%" height={30} />
          <Skeleton variant="rounded" width="60%" height={20} />
          <Skeleton variant="rounded" width="50%" height={20} />
          <Skeleton variant="rounded" width="100%" height={8} />
        </Stack>
      </CardContent>
    </Card>
  );
}

export interface ListSkeletonProps {
  rows?: number;
  rowHeight?: number;
}

export function ListSkeleton({ rows = 5, rowHeight = 64 }: ListSkeletonProps) {
  return (
    <Loading>
      <Stack sx={{ gap: 1.5 }}>
        {range(rows).map((row) => (
          <Skeleton key={row} variant="rounded" height={rowHeight} />
        ))}
      </Stack>
    </Loading>
  );
}

export interface CardGridSkeletonProps extends CardSkeletonProps {
  cards?: number;
}

export function CardGridSkeleton({ cards = 3, ...props }: CardGridSkeletonProps) {
  return (
    <Loading>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {range(cards).map((card) => (
          <CardSkeleton key={card} {...props} />
        ))}
      </Box>
    </Loading>
  );
}

/** A whole page while its code or data is loading. */
export function PageSkeleton() {
  return (
    <Loading>
      <Stack
        sx={{
          gap: 3,
          maxWidth: 1120,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 4, md: 7 },
          // As tall as the screen, so that the footer appears with the page.
          minHeight: '100dvh',
        }}
      >
        <Skeleton variant="rounded" width="min(100%, 420px)" height={48} />
        <Skeleton variant="rounded" width="min(100%, 560px)" height={24} />
        <Skeleton variant="rounded" height={320} />
      </Stack>
    </Loading>
  );
}
