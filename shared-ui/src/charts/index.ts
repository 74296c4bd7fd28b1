export { BarChart, type BarChartProps, type BarSeries } from './BarChart';
export { PieChart, type PieChartProps, type Slice } from './PieChart';
export type { Fill } from './patterns';
