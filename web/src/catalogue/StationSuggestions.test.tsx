import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StationSuggestions } from './StationSuggestions.tsx';

test('issue 34 a category is offered the stations of the others, each once, so that none is spelled in two ways', async () => {
  const items = ['ครัว', null, 'บาร์', '', 'ครัว'].map((station, at) => ({
    ...{ __typename: 'ProductCategory', id: `${at}`, station },
  }));
  const data = { productCategories: { __typename: 'ProductCategoryPage', items } };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data });
        observer.complete();
      }),
  );
  const { container } = render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <StationSuggestions id="stations" />
    </ApolloProvider>,
  );
  const offered = () =>
    [...container.querySelectorAll('datalist#stations option')].map((option) => option.getAttribute('value'));
  await waitFor(() => expect(offered()).toEqual(['ครัว', 'บาร์']));
});
