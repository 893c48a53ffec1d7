// React and React Router alone: a slow phone takes as long to parse them as to start them, so
// boot.ts gives each step its own task.
export { hydrateRoot } from 'react-dom/client';
export { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
