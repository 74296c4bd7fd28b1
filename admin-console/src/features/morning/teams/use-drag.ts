import { type PointerEvent, useState } from 'react';

interface Drag {
  id: string;
  from: { x: number; y: number };
  by: { x: number; y: number };
  /** The team that the pointer is over. */
  over: number | undefined;
}

/** An element is a team by its `data-team`, the team's index. */
const teamAt = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const team = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-team]')?.dataset.team;
  return team === undefined ? undefined : Number(team);
};

/**
 * Dragging one person into another team, by mouse or finger. Whoever uses a keyboard chooses the team in the person's
 * dialog.
 * @returns the drag that is going on, and the properties of a person's handle
 */
export const useDrag = (onDrop: (id: string, team: number) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = { x: event.clientX, y: event.clientY };
      setDrag({ id, from, by: { x: 0, y: 0 }, over: undefined });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.id !== id) return;
      const by = { x: event.clientX - drag.from.x, y: event.clientY - drag.from.y };
      setDrag({ ...drag, by, over: teamAt(event) });
    },
    onPointerUp: () => {
      if (drag?.id === id && drag.over !== undefined) onDrop(id, drag.over);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, handleOf };
};
