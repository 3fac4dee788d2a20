/** Stands in packages/session, because the server tells the same. */
export * from '@bojiste/session/catalogue';
