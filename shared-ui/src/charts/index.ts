export { BarChart } from './BarChart';
export { PieChart } from './PieChart';
export type { Fill } from './patterns';
