export { BarChart, type BarChartProps, type Series } from './BarChart';
export { PieChart, type PieChartProps, type Slice } from './PieChart';
export type { Fill } from './patterns';
