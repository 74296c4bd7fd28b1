export const seasonsKey = ['seasons'] as const;
