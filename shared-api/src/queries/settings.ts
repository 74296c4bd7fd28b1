import { kept } from './kept';
import { queryOf } from './query-of';

/** The club's name, address, contact and prices; public. */
export const clubQuery = () => queryOf(['settings', 'club'], 'GET /api/v1/Settings/club', {}, kept);
