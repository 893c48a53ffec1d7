import type { Locator } from '@playwright/test';

export const ARTICLE = '/insights/device-certificates-field-radios';

export function measure(image: Locator) {
  return image.evaluate((element: HTMLImageElement) => ({
    source: element.currentSrc,
    shown: element.getBoundingClientRect().width / element.getBoundingClientRect().height,
    real: element.naturalWidth / element.naturalHeight,
  }));
}
