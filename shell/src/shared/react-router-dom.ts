/**
 * The router's exports that the product may use: the module shared by federation as `react-router-dom`. A shared module
 * keeps every export, so a longer list makes the first page heavier for everybody.
 */

export type * from 'react-router';
export {
  createBrowserRouter,
  Link,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
