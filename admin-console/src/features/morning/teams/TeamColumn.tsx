import { useId } from 'react';
import { Box, ButtonBase, Typography, useText } from 'shared-ui';
import { inOrder } from './players';
import type { useDrag } from './use-drag';

export interface TeamColumnProps extends ReturnType<typeof useDrag> {
  /** From 0; undefined for everybody, before there are teams. */
  team: number | undefined;
  ids: readonly string[];
  names: ReadonlyMap<string, string>;
  onChoose: (id: string) => void;
}

/** One team, by name: a person opens with a tap, and goes to another team by their handle. */
export function TeamColumn({ team, ids, names, drag, handleOf, onChoose }: TeamColumnProps) {
  const text = useText();
  const isTarget = drag !== undefined && drag.over === team && !ids.includes(drag.id);
  const headingId = useId();
  return (
    <Box
      component="section"
      data-team={team}
      aria-labelledby={headingId}
      sx={{
        minWidth: 0,
        p: { xs: 1, sm: 2 },
        borderRadius: 2,
        border: 1,
        borderColor: isTarget ? 'primary.main' : 'divider',
        bgcolor: isTarget ? 'action.hover' : 'background.paper',
      }}
    >
      <Typography id={headingId} component="h2" variant="h4" sx={{ px: 1 }}>
        {team === undefined ? text('teams.everyone') : text('teams.team', { number: team + 1 })}
      </Typography>
      <Typography variant="body2" sx={{ px: 1, mb: 1, color: 'text.secondary' }}>
        {text('teams.people', { count: ids.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {inOrder(ids, names).map((id) => {
          const isDragged = drag?.id === id;
          return (
            <Box
              key={id}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'stretch',
                minHeight: 48,
                ...(isDragged && {
                  position: 'relative',
                  zIndex: 1,
                  pointerEvents: 'none',
                  bgcolor: 'background.paper',
                  boxShadow: 4,
                  borderRadius: 1,
                }),
              }}
              style={isDragged ? { transform: `translate(${drag.by.x}px, ${drag.by.y}px)` } : undefined}
            >
              <ButtonBase
                aria-haspopup="dialog"
                onClick={() => onChoose(id)}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  px: 1,
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  font: 'inherit',
                  overflowWrap: 'anywhere',
                  borderRadius: 1,
                }}
              >
                {names.get(id)}
              </ButtonBase>
              {team !== undefined && (
                <Box
                  {...handleOf(id)}
                  aria-hidden
                  data-handle
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    width: 40,
                    color: 'text.secondary',
                    cursor: 'grab',
                    touchAction: 'none',
                    userSelect: 'none',
                  }}
                >
                  ⋮⋮
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
