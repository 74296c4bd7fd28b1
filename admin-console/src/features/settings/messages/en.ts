/** Settings; English is the source. */
export const en = {
  'settings.title': 'Settings',
  'settings.intro': 'Defaults for new sessions, and which emails are sent automatically.',
  'settings.failed': 'Failed to load settings',
  'settings.general': 'General',
  'settings.organizationName': 'Organization name',
  'settings.defaultPrice': 'Default price',
  'settings.defaultPriceHint': 'What a new session costs on the drop-in plan.',
  'settings.maxCapacity': 'Max capacity',
  'settings.maxCapacityHint': 'How many spots a new session has.',
  'settings.places': 'Answers and spots',
  'settings.answersCloseMinutes': 'Answers close (minutes before)',
  'settings.answersCloseMinutesHint':
    'After that, no one takes, leaves or is given a spot. 0: answers close when the session starts.',
  'settings.proRatePasses': 'Season passes cost what’s left',
  'settings.proRatePassesHint':
    'A season’s pass then costs only the Saturdays that are left of it, rounded to the dollar.',
  'settings.answerDeadlineHours': 'Answer deadline (hours before)',
  'settings.answerDeadlineHoursHint':
    'Until then, players can cancel in good time and a freed spot goes straight to the first in line. After that, whoever is next in line is asked first; in the last 2 hours, everyone in line is asked at once.',
  'settings.lateNoCharged': 'Late cancellations are charged',
  'settings.lateNoChargedHint':
    'Whoever cancels after the answer deadline still owes the price, unless someone takes the spot. Cancelling within 10 minutes of a first yes is free. Those who have already answered keep what they were promised.',
  'settings.creditReleasedDates': 'Released pass dates are credited',
  'settings.creditReleasedDatesHint':
    'Whoever gives up a date of their season pass before the answer deadline is credited its share of what was paid for the pass once answers close; nothing until it’s paid.',
  'settings.unpaidHoldHours': 'Unpaid spots are offered on after (hours)',
  'settings.unpaidHoldHoursHint':
    'If someone is waiting, a spot that isn’t paid in full goes to them that long after the yes, following a reminder, by day, and only until the answer deadline. Empty: never.',
  'settings.guestsPerPlayer': 'Guests per player',
  'settings.guestsPerPlayerHint':
    'How many named guests a player may bring while no one waits. The player pays for them. 0: none.',
  'settings.minPlayers': 'Minimum number of players',
  'settings.minPlayersHint':
    'If fewer have said yes 36 hours before a session, whoever has not answered is asked by email, and administrators decide: play or cancel. 0: never.',
  'settings.defaultLocation': 'Default location',
  'settings.defaultLocationHint': 'Where a new session is played.',
  'settings.place': 'Address and map',
  'settings.address': 'Address',
  'settings.latitude': 'Latitude',
  'settings.longitude': 'Longitude',
  'settings.position': 'Position on the map',
  'settings.positionHint':
    'Where the pin on the map stands, in degrees, such as 45.5276 and -73.6117. Leave both empty and the map searches for the address. A new address needs a new position.',
  'settings.position.both': 'Enter both latitude and longitude, or neither',
  'settings.contact': 'Contact and payment',
  'settings.contactEmail': 'Contact email',
  'settings.contactEmailHint': 'Shown on every page; replies to the club’s emails go there.',
  'settings.paymentEmail': 'Payment email',
  'settings.paymentEmailHint': 'Where players send their Interac e-transfers.',
  'settings.socialLinks': 'Social networks',
  'settings.socialHint': 'The https address of the club’s page. Left empty, it is not shown.',
  'settings.social.invalid': 'Must be an https address on {network}',
  'settings.notifications': 'Notifications',
  'settings.welcomeEmail': 'Welcome email for new registrations',
  'settings.welcomeEmailHint': 'Sent once the address is confirmed.',
  'settings.sessionReminder': 'Session reminder',
  'settings.sessionReminderHint': 'Sent the day before to everyone with a spot.',
  'settings.lowCapacityAlert': 'Low attendance alert',
  'settings.lowCapacityAlertHint': 'Sent to administrators two days before, when few people have a spot.',
  'settings.answerEmails': 'Confirmations of answers',
  'settings.answerEmailsHint':
    'Sent to whoever saves a spot, isn’t going, joins a waiting list or brings a guest.',
  'settings.spotEmails': 'Offered and saved spots',
  'settings.spotEmailsHint':
    'Sent when a spot is offered to someone, saved for them or taken back. Without it, offers run out unseen unless people open the site in time.',
  'settings.passEmails': 'Season passes',
  'settings.passEmailsHint':
    'Sent when a pass is bought, ended or offered to the first in the queue, and for new sessions that it covers. Without it, offers of passes run out unseen unless people open the site in time.',
  'settings.notificationsHint':
    'Each person can do without some of these in their profile. Emails about accounts, payments and sessions that change are always sent.',
  'settings.security': 'Security',
  'settings.adminsNeedPasskey': 'Administrators need a passkey',
  'settings.adminsNeedPasskeyHint':
    'Without one (fingerprint, face or PIN), this console stays closed to them. To turn this on, log in with your own passkey first.',
  'settings.system': 'System',
  'settings.version': 'Version',
  'settings.lastBackup': 'Last backup',
  'settings.noBackup': 'None yet',
  'settings.storageUsed': 'Storage used',
  'settings.activeUsers': 'Active users',
  'settings.totalSeasons': 'Total seasons',
  'settings.saved': 'Settings saved',
  'settings.saveFailed': 'Failed to save settings',
} as const;
