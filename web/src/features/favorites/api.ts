import { pinsApi } from 'features/pins/api';
import { api, walkPins, write } from 'lib/api';

interface FavoriteState {
  favorited_by_me?: boolean | null;
  favorite_user_count: number;
}

/** A pin comes into the viewer's favourites, or goes. Doing it twice counts once. Pure. */
export function favorited<Pin extends FavoriteState>(pin: Pin, favorite: boolean): Pin {
  if (Boolean(pin.favorited_by_me) === favorite) return pin;
  const count = Math.max(0, pin.favorite_user_count + (favorite ? 1 : -1));
  return { ...pin, favorited_by_me: favorite, favorite_user_count: count };
}

/** Favourites: pins that the viewer keeps at hand. */
export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavorites: build.infiniteQuery({
      ...walkPins('UserFavoritesResource'),
      providesTags: [{ type: 'Feed', id: 'FAVORITES' }],
    }),
    favoritePin: build.mutation({
      ...write('PinFavoriteResource', 'create'),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Feed', id: 'FAVORITES' }]),
      onQueryStarted: ({ pin_id }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(patch(pin_id, true));
        queryFulfilled.catch(undo);
      },
    }),
    unfavoritePin: build.mutation({
      ...write('PinFavoriteResource', 'delete'),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Feed', id: 'FAVORITES' }]),
      onQueryStarted: ({ pin_id }, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(patch(pin_id, false));
        queryFulfilled.catch(undo);
      },
    }),
  }),
});

function patch(id: string, favorite: boolean) {
  return pinsApi.util.updateQueryData('getPin', { id }, (pin) => favorited(pin, favorite));
}
