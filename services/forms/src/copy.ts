/** Every sentence that the service says to visitors, in its answers, its pages and its mail to them. */
export const copy = {
  empty: 'Please fill in this box.',
  noEmail: 'Please write an email address, such as name@example.com.',
  tooLong: (most: number) => `Please write at most ${most} characters.`,
  files: 'Please send at most five files of 10 MB: PDF, DWG, DXF, JPG, PNG or CSV.',
  infected: 'A file did not pass our virus scan. Please send another one.',
  noForm: 'This is not a message from a form of the site.',
  foreign: 'Forms are taken from the pages of our own site only.',
  busy: 'Your message has not been stored: the server is busy. Please go back and send it again in a minute.',
  thanks: 'Thank you.',
  notFound: 'There is nothing at this address.',
  confirmation: {
    subject: (site: string) => `Please confirm: the newsletter of ${site}`,
    text: (
      site: string,
      confirm: string,
      leave: string,
    ) => `Somebody, we hope you, asked for the newsletter of ${site} at this address.

To receive it, open this page and press its button:
${confirm}

If it was not you, do nothing: you will get no newsletter. To leave the list at any time:
${leave}
`,
  },
  pages: {
    confirm: {
      title: 'The newsletter',
      text: 'One step is left.',
      button: 'Yes, send me the newsletter',
    },
    confirmed: { title: 'You are on the list', text: 'The next newsletter will reach you.' },
    stale: {
      title: 'This link no longer works',
      text: 'Please enter your address on the site again.',
    },
    leave: {
      title: 'The newsletter',
      text: 'Do you want to leave the list?',
      button: 'Yes, send me no more newsletters',
    },
    left: { title: 'You have left the list', text: 'You will get no more newsletters.' },
  },
};
