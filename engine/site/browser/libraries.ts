// React and React Router by themselves: reading them takes a slow phone as long as starting them,
// so boot.ts gives each a task of its own.
export { hydrateRoot } from 'react-dom/client';
export { createBrowserRouter, RouterProvider } from 'react-router-dom';
