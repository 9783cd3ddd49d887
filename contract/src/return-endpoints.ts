import { emptyBody, idParameters } from './fields.ts';
import * as returns from './returns.ts';
import { sentPicture, shopperPictureFile } from './shopper-pictures.ts';

/** The calls of returns and warranty claims. */
export const returnEndpoints = {
  getOrderReturns: {
    summary: 'What of an own order can be sent back until when, and its returns',
    params: idParameters,
    response: returns.orderReturnsResponse,
  },
  askForReturn: {
    summary: 'Ask to send pieces of an own order back, or claim under warranty',
    params: idParameters,
    body: returns.askForReturnBody,
    response: returns.shopperReturnResponse,
  },
  quoteReturn: {
    summary: 'What was paid for pieces of an own order that could be sent back',
    params: idParameters,
    body: returns.quoteReturnBody,
    response: returns.quotedReturnResponse,
  },
  cancelReturn: {
    summary: 'Cancel a return that the shop has not answered',
    params: idParameters,
    body: emptyBody,
    response: returns.shopperReturnResponse,
  },
  uploadReturnPicture: {
    summary: 'Store a picture of what is wrong',
    body: shopperPictureFile,
    response: returns.uploadedReturnPictureResponse,
  },
  getReturnPicture: {
    summary: 'A picture of an own return',
    params: idParameters,
    response: sentPicture,
  },
} as const;
