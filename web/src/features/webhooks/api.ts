import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** A server of the viewer's that is told of their pins and boards. */
export type Webhook = Schema['WebhookView'];

/** A webhook with the secret that is shown once. */
export type WebhookWithSecret = Schema['WebhookWithSecret'];

/** A type of event. */
export type WebhookEvent = Schema['WebhookEvent'];

/** Something that a webhook was told, or is to be. */
export type Delivery = Schema['DeliveryView'];

/** Servers of the viewer's that are told of their pins and boards, and what they were told. */
export const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query({ ...read('WebhooksResource'), providesTags: ['Webhook'] }),
    createWebhook: build.mutation({
      ...write('WebhookResource', 'create'),
      invalidatesTags: ['Webhook'],
    }),
    updateWebhook: build.mutation({
      ...write('WebhookResource', 'update'),
      invalidatesTags: ['Webhook', 'Delivery'],
    }),
    deleteWebhook: build.mutation({
      ...write('WebhookResource', 'delete'),
      invalidatesTags: ['Webhook'],
    }),
    renewWebhookSecret: build.mutation(write('WebhookSecretResource', 'create')),
    testWebhook: build.mutation({
      ...write('WebhookTestResource', 'create'),
      invalidatesTags: ['Delivery'],
    }),
    listDeliveries: build.query({
      ...read('WebhookDeliveriesResource'),
      providesTags: ['Delivery'],
    }),
    replayDelivery: build.mutation({
      ...write('WebhookReplayResource', 'create'),
      invalidatesTags: ['Delivery'],
    }),
  }),
});
