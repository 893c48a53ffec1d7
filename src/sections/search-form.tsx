import { Form } from 'react-router-dom';

interface SearchFormProps {
  /** The address that shows the hits. */
  action: string;
  /** What is being looked for already. */
  query: string;
  words: { label: string; placeholder: string; button: string };
}

/** A search box: it asks the address for `?q=…`, with or without JavaScript. */
export function SearchForm({ action, query, words }: SearchFormProps) {
  return (
    <Form className="search" role="search" action={action}>
      <label className="visually-hidden" htmlFor="search">
        {words.label}
      </label>
      <input
        key={query}
        className="input"
        id="search"
        name="q"
        type="search"
        defaultValue={query}
        placeholder={words.placeholder}
      />
      <button type="submit" className="button button--primary">
        {words.button}
      </button>
    </Form>
  );
}
