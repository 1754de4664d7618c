import type { Capability } from './capability'

export const communication: Capability[] = [
  {
    id: 'email',
    component: 'E-mail and reminders',
    description: 'Messages sent by the product itself.',
    terms:
      'email notification, email notifications, email notification, notification email, notify by email, notified by email, send email, send emails, sends an email, sends email, automated email, automated emails, email alert, email alerts, email reminder, email reminders, confirmation email, confirmation emails, emails are sent, by email, via email, transactional email, email template, email templates, generate an email, sendgrid, mailgun, email confirmation',
    weak: 'notify, notified, notifies, notification, notifications, alert, alerts, alerted, reminder, reminders, remind, reminded',
    tasks: ['back 4/6/12 Sending messages and following their delivery', 'front 1/4/7 Templates of messages'],
    parts: {
      reminders: {
        terms:
          'reminder, reminders, remind, reminded, remind me, follow up emails, due date alert, before the appointment, scheduled notification, scheduled notifications, escalation, escalations, escalate',
        tasks: ['back 4/6/12 Reminders at their time'],
      },
      preferences: {
        terms: 'notification preferences, notification settings, opt out, unsubscribe, choose notifications, mute',
        tasks: ['front 1/4/7 Choosing what one is told', 'back 1/2/5 Choices respected'],
      },
      inapp: {
        terms:
          'in app notification, in app notifications, notification center, notification centre, notification bell, on screen notification, on screen alerts, in app alerts, notifications page, popup notification',
        tasks: ['front 4/6/11 Notices within the product', 'back 2/5/8 Notices read and unread'],
      },
      campaigns: {
        terms:
          'email campaign, email campaigns, email marketing, mass email, bulk email, broadcast message, broadcast messages, drip campaign, marketing automation, bulk sms, mass notification, broadcast notification, send announcements',
        tasks: [
          'front 6/11/20 Composing campaigns and choosing recipients',
          'back 6/11/20 Sending to many, with results',
        ],
      },
      inbound: {
        terms:
          'inbound email, incoming emails, email inbox, parse emails, email to ticket, shared inbox, email sync, email integration, gmail integration',
        tasks: ['back 7/13/26 Receiving and sorting e-mail'],
      },
    },
    implies: ['server'],
    technologies: ['Amazon SES'],
  },
  {
    id: 'sms',
    component: 'Text messages',
    description: 'Messages to phones by SMS or messenger.',
    terms:
      'sms, text message, text messages, texts to, sms notification, sms notifications, sms alert, sms reminder, sms gateway, whatsapp message, whatsapp messages, whatsapp notification*, whatsapp notifications, twilio, viber, telegram notification*',
    tasks: ['back 4/7/14 Text messages through a provider', 'back 1/4/7 Failed messages and cost limits'],
    implies: ['server'],
    risks: ['third-parties', 'running-cost'],
    technologies: ['Twilio'],
  },
  {
    id: 'push',
    component: 'Push notifications',
    description: 'Messages to devices while the product is closed.',
    terms:
      'push notification, push notifications, push message, push messages, push alert, push alerts, fcm, apns, browser notification, browser notifications, web push, mobile notifications',
    tasks: ['back 4/7/14 Push messages to devices', 'front 2/6/12 Permission, reception and opening'],
    implies: ['server'],
  },
  {
    id: 'chat',
    component: 'Messaging',
    description: 'People write to each other.',
    terms:
      'chat, chats, chatting, live chat, instant messaging, instant messages, direct message, direct messages, private message, private messages, messaging, in app messaging, in app chat, message each other, send messages, message sellers, message the seller, messages between, group chat, chat room, chat rooms, messaging system, messenger, inbox, conversations, discussion board, forum, forums, discussion forum, community forum, message board, team chat, contact the seller, communicate with each other',
    tasks: [
      'design 2/6/11 Conversations',
      'back 6/12/22 Conversations and messages',
      'back 4/7/14 Delivery at once to open devices',
      'front 6/12/22 Writing and reading messages',
    ],
    parts: {
      groups: {
        terms: 'group chat, group chats, channels, chat rooms, team chat, group conversation*, group messages',
        tasks: ['back 4/7/14 Groups and their members', 'front 4/6/12 Groups'],
      },
      receipts: {
        loose: true,
        terms:
          'read receipts, typing indicator, online status, last seen, delivered and read, presence, emoji reactions, reactions, message status',
        tasks: ['back 2/5/10 Who is there and has read', 'front 2/4/7 Signs of presence and reading'],
      },
      attachments: {
        terms:
          'share files in chat, photo messages, voice message, voice messages, send images, send photos, share photos in, attachments in messages, voice notes, send files',
        tasks: ['back 2/5/10 Pictures and sound in messages', 'front 2/5/10 Attaching and recording'],
      },
      encryption: {
        terms: 'end to end encryption, end to end encrypted, e2e encryption, encrypted messages, encrypted chat',
        tasks: ['back 7/14/34 Encryption from end to end', 'front 6/12/29 Keys on the devices'],
      },
      forum: {
        terms:
          'forum, forums, discussion board, discussion forum, community forum, message board, threads, topics and replies',
        tasks: ['back 5/8/16 Topics and replies', 'front 5/8/16 Boards'],
      },
    },
    implies: ['accounts', 'realtime'],
  },
  {
    id: 'realtime',
    component: 'Live updates',
    description: 'Screens that change by themselves.',
    terms:
      'real time, realtime, live update, live updates, live dashboard, live dashboards, live data, instantly updated, updates automatically, auto refresh, auto updating, websocket, websockets, live status, live scores, live view, real time updates, without refreshing, without polling, live tracking',
    tasks: ['back 5/10/19 Changes passed on at once', 'front 4/6/12 Screens that follow changes and lost connections'],
    implies: ['server', 'screens'],
    technologies: ['WebSocket'],
    risks: ['real-time'],
  },
  {
    id: 'calls',
    component: 'Video and voice calls',
    description: 'People see and hear each other.',
    terms:
      'video call, video calls, video calling, video chat, video conference, video conferencing, video consultation, video consultations, voice call, voice calls, online consultation, online consultations, telemedicine, telehealth, live lessons, live classes, virtual classroom, webrtc, virtual meeting, virtual meetings, webinar, webinars, online sessions via video, zoom integration, via zoom, zoom meetings, zoom calls, zoom link, face to face online',
    tasks: [
      'back 6/12/24 Calls through a provider',
      'front 7/14/29 Call screen: picture, sound, faults',
      'front 4/6/12 Joining and waiting',
    ],
    parts: {
      recording: {
        terms:
          'record calls, call recording, recorded sessions, record the session, session recording, recordings of lessons',
        tasks: ['back 5/8/17 Recordings of calls'],
      },
      sharing: {
        terms: 'screen sharing, share screen, whiteboard, breakout rooms',
        tasks: ['front 6/11/22 Sharing screens or a board'],
      },
    },
    implies: ['accounts', 'realtime'],
    risks: ['third-parties', 'running-cost'],
  },
  {
    id: 'social',
    component: 'Feed and network',
    description: 'People post, follow and react.',
    terms:
      'social network, social feed, news feed, newsfeed, activity feed, timeline of posts, user posts, post updates, posts updates, create posts, publish posts, share posts, follow users, follow other, follow friends, followers, friend request, friend requests, add friends, friends list, like posts, like and comment, likes and comments, user generated content, community feed, social features, share photos, hashtags, stories feature, social media app, community app, community platform, activity stream',
    tasks: [
      'design 4/7/14 Feed and profiles',
      'front 6/12/22 Feed',
      'front 4/7/14 Writing posts with pictures',
      'back 7/14/26 Posts, follows and feeds',
      'back 2/6/11 Likes and reactions',
    ],
    parts: {
      friends: {
        terms:
          'friend request, friend requests, add friends, friends list, follow users, followers, connect with other users',
        tasks: ['back 4/7/13 Friends and followers', 'front 2/6/11 Finding and asking people'],
      },
      groups: {
        loose: true,
        terms: 'interest groups, create groups, join groups, community groups',
        tasks: ['back 4/7/14 Groups', 'front 4/7/14 Pages of groups'],
      },
      stories: {
        terms: 'stories feature, disappearing, reels, short videos, stories that',
        tasks: ['front 6/11/22 Short stories', 'back 4/7/14 Stories that expire'],
      },
    },
    implies: ['accounts', 'moderation', 'comments'],
  },
  {
    id: 'moderation',
    component: 'Moderation',
    description: 'What people publish is watched over.',
    terms:
      'moderation, moderator, moderators, moderate content, moderate posts, abuse reports, report content, report users, flag content, block users, inappropriate content, profanity filter, content approval, spam filter, banned users, ban users',
    tasks: ['front 4/6/12 Reporting and blocking', 'front 4/7/13 Reports handled', 'back 2/6/11 Reports and sanctions'],
    implies: ['accounts'],
  },
  {
    id: 'matching',
    component: 'Matching',
    description: 'Who or what fits whom.',
    terms:
      'matching algorithm, match users, matchmaking, swipe, match with, matched with, find matches, dating, pairing of, automatic matching, matching candidates, match tutors, match drivers, match students, match volunteers, match jobs',
    tasks: ['back 8/14/34 Rules of matching', 'front 5/10/19 Suggestions and choosing', 'back 4/7/16 Preferences'],
    implies: ['accounts'],
  },
  {
    id: 'sharing',
    component: 'Sharing',
    description: 'Passing things on to networks and people.',
    terms:
      'social sharing, share on social, share on facebook, share via, social media sharing, share buttons, share link, share links, shareable link, social media links, social media integration, share to, share with friends, embed code, embeddable, instagram feed',
    tasks: ['front 1/4/7 Sharing', 'back 1/2/5 Links with preview'],
    implies: ['site'],
  },
]
