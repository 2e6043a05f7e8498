import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { feedsApi } from 'features/feeds/api';
import { pinsApi } from 'features/pins/api';
import { FRESH_S } from 'lib/documents';

/** What the store has of server data. */
type PinsState = Parameters<typeof pinsApi.util.selectCachedArgsForQuery>[0];

/**
 * Asks what a pin's page will show, if that was not asked within the last minute,
 * so that it is on its way before the page is (specification §4: "On each
 * navigation, pin-page queries are preloaded for the matched route").
 */
export function warmCloseup(id: string): ThunkAction<void, PinsState, unknown, UnknownAction> {
  return (dispatch) => {
    const asked = { subscribe: false, forceRefetch: FRESH_S };
    dispatch(pinsApi.endpoints.getPin.initiate({ id }, asked));
    dispatch(feedsApi.endpoints.listRelatedModules.initiate({ pin_id: id }, asked));
  };
}
