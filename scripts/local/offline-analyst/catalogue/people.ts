import type { Capability } from './capability'

export const people: Capability[] = [
  {
    id: 'accounts',
    component: 'User accounts',
    description: 'Signing up, in and out, and getting back in after a forgotten password.',
    terms:
      'login, log in, logging in, logged in, logs in, sign in, signing in, signed in, signin, sign up, signup, log out, logout, user registration, user account, user accounts, create an account, create account, creates an account, my account, password, passwords, authentication, authenticate*, authorisation, authorization, credentials, register an account, account name, register as',
    weak: 'register, registers, registered, registration, accounts, account',
    tasks: [
      'design 2/5/8 Sign-up and sign-in screens',
      'front 5/8/14 Sign-up and sign-in forms',
      'back 5/10/17 Accounts, passwords and sessions',
      'back 2/5/10 Password reset by e-mail',
    ],
    parts: {
      social: {
        terms:
          'social login, social sign in, sign in with google, login with google, log in with google, google login, facebook login, login with facebook, sign in with apple, login via google, social media login, social accounts, log in with facebook, google account, google or facebook',
        tasks: ['back 5/10/18 Sign-in with social accounts', 'front 1/2/5 Buttons and linking of social accounts'],
      },
      sso: {
        terms:
          'sso, single sign on, saml, openid, oidc, active directory, azure ad, ldap, entra id, okta, keycloak, google workspace, oauth, oauth2, identity provider, enterprise authentication, authentication platform',
        tasks: ['back 7/14/29 Single sign-on', 'back 4/6/12 Accounts kept in step with the directory'],
      },
      twofactor: {
        terms:
          'two factor, 2fa, mfa, multi factor, multifactor, one time password, otp, authenticator app, sms code, verification code, two step verification',
        tasks: ['back 5/8/16 Second factor at sign-in', 'front 2/5/8 Setting up the second factor'],
      },
      verification: {
        terms:
          'email verification, verify email, verify their email, email confirmation, confirm _ email, confirmation email, verified email, phone verification, verify _ phone',
        tasks: ['back 2/4/7 Confirming addresses and numbers'],
      },
      profile: {
        terms:
          'user profile, user profiles, profile page, edit profile, edit _ profile, manage _ profile, update _ profile, =profiles, profile picture, avatar, account settings, my profile',
        tasks: ['front 4/6/11 Profile and settings', 'back 2/5/8 Profile data'],
      },
      sessions: {
        terms:
          'session timeout, automatic logout, auto logout, logged out after, inactivity, automatic timeout, system timeout, session expir*, remember me, lock _ account, account lockout, failed login',
        tasks: ['back 1/4/7 Timeouts and locking after failed attempts'],
      },
      invitation: {
        terms:
          'invite user, invite users, invite team, invitation, invitations, invite members, invite _ by email, invite colleagues, invite employees, invite friends',
        tasks: ['back 2/5/8 Invitations', 'front 1/4/6 Inviting and accepting'],
      },
      approval: {
        terms:
          'account approval, approve _ registration, approve _ account, approve new users, pending page, unknown users, account verification, verify _ identity, kyc, know your customer, identity verification, id verification, background check of',
        tasks: ['back 4/7/14 Approving or verifying new accounts', 'front 2/5/8 Queue of accounts to approve'],
      },
    },
    implies: ['server', 'screens'],
    assumption: 'People sign in with an e-mail address and a password unless the text says otherwise.',
    risks: ['personal-data'],
  },
  {
    id: 'roles',
    component: 'Roles and permissions',
    description: 'Who may see and do what.',
    terms:
      'rbac, role based, role based access, user roles, user role, roles and permissions, permission, permissions, access control, access controls, access rights, access levels, permission levels, privileges, admin role, manage roles, multi role, different roles, authorized users, authorized user, authorised users, least privilege, rights beyond, restrict access, restricted access, visibility rules, user groups, role management, permission hierarchy, user rights',
    weak: 'roles, role, admin and user',
    tasks: [
      'back 5/10/17 Roles and checks of rights',
      'front 4/6/11 Screens and actions by role',
      'front 2/5/8 Assigning roles',
    ],
    parts: {
      finegrained: {
        loose: true,
        terms:
          'custom roles, permission matrix, fine grained, field level, record level, row level, configurable permissions, permission sets, hierarchical permissions, most restrictive, permission hierarchy, per resource permissions, override*',
        tasks: ['back 6/11/22 Rights set in detail', 'front 5/8/16 Editor of rights'],
      },
      tenants: {
        terms:
          'multi tenant, multitenant, multi tenancy, tenant isolation, separate tenants, several tenants, white label, white labelled, multiple organizations, multiple organisations, multiple companies, multiple branches, per organization, per tenant, workspaces, workspace, franchise*, multi company, multi branch, multi location',
        tasks: [
          'back 10/14/31 Several organisations kept apart',
          'front 5/8/16 Setting up an organisation',
          'back 5/8/17 Settings and looks per organisation',
        ],
      },
    },
    implies: ['accounts'],
    risks: ['rights'],
  },
  {
    id: 'admin',
    component: 'Administration',
    description: 'The back office: people, records and settings in one place.',
    terms:
      'admin panel, admin area, admin dashboard, admin interface, administration panel, admin console, back office, backoffice, admin portal, admin site, admin section, administration module, admin module, user management, manage users, manage user accounts, manage accounts, manage system users, full crud, administrators can, administrator can, admin can, admins can, admin shall, administrator shall, administrative users, admin should, administrators shall, administrative functions, content moderation panel, manage all, control panel',
    weak: 'admin, administrator, administrators, administration, configure settings, system settings, global settings, =settings, configuration',
    tasks: [
      'design 2/5/10 Administration screens',
      'front 7/13/24 Lists, search and editing of records',
      'back 5/10/18 Administrative actions',
      'front 4/6/11 Managing users',
    ],
    parts: {
      settings: {
        terms:
          'system settings, global settings, configuration settings, configurable, configure settings, configure service, configuration of the system, default parameter, parameter settings, system parameters, configurable thresholds, configure the system, app settings, change the configuration, thresholds',
        tasks: ['front 2/5/10 Settings', 'back 2/5/10 Settings kept and applied'],
      },
      bulk: {
        terms:
          'bulk edit, bulk actions, bulk update, bulk delete, mass update, batch edit, bulk operations, bulk assign, bulk create, bulk invite',
        tasks: ['front 2/5/10 Actions on many records', 'back 2/5/10 Changes of many records at once'],
      },
      impersonate: {
        terms: 'impersonat*, login as user, act on behalf, log in as',
        tasks: ['back 2/5/8 Acting on behalf of a user'],
      },
    },
    implies: ['accounts'],
  },
  {
    id: 'audit',
    component: 'Audit trail',
    description: 'Who did what and when, kept and shown.',
    kind: 'quality',
    terms:
      'audit log, audit logs, audit trail, audit trails, audit history, activity log, activity logs, change log of, history of changes, log all, logs all, all changes logged, log of all actions, immutable log, immutable logs, immutable legs, track changes made, record of changes, system logging, implement auditing, recorded for audit, log successes, actions are logged, event log, logs of all, immutable',
    weak: 'auditing, audited',
    tasks: ['back 5/8/16 Recording who did what', 'front 2/5/10 Reading and filtering the trail'],
    implies: ['server'],
  },
  {
    id: 'onboarding',
    component: 'Onboarding',
    description: 'First steps for new people.',
    terms:
      'onboarding, guided tour, product tour, walkthrough, tutorial screens, welcome wizard, setup wizard, first time user, first steps, help tooltips, online help, help pages, in app help, help center, help section, user help',
    tasks: ['design 2/4/7 First steps and help', 'front 4/7/13 Guided first steps and help texts'],
    implies: ['screens'],
  },
  {
    id: 'privacy',
    component: 'Privacy',
    description: 'What the law asks where personal data is kept.',
    kind: 'quality',
    terms:
      'gdpr, dsgvo, rgpd, lgpd, ccpa, data protection, privacy law, privacy laws, privacy regulation*, right to be forgotten, delete my data, data deletion, export my data, personal data, data privacy, consent management, 152-фз, privacy and security, data confidentiality, patient confidentiality, privacy, personally identifiable, pii, ferpa, coppa, data retention, retention policy, retention period, data retention per, anonymi*, pseudonymi*, masking',
    tasks: ['back 5/8/17 Export, correction and deletion of personal data', 'front 2/5/8 Consent and privacy settings'],
    parts: {
      hipaa: {
        terms:
          'hipaa, phi, protected health information, health data protection, medical confidentiality, sensitive medical data, health data confidentiality',
        tasks: [
          'back 7/14/29 Safeguards for health data',
          'devops 6/11/22 Protected environments and key management',
          'back 5/8/17 Log of every access to health data',
        ],
      },
      retention: {
        terms:
          'data retention, retention policy, retention period, retained for, retention shall, purge, archiv* old, minimum of _ years',
        tasks: ['back 2/5/11 Keeping and purging by rule'],
      },
      children: {
        terms: 'ferpa, coppa, parental consent, student data, children under',
        tasks: ['back 4/7/14 Safeguards for data of minors and students'],
      },
      masking: {
        terms: 'anonymi*, pseudonymi*, masking, redact*, mask _ data',
        tasks: ['back 4/7/14 Masking of personal data'],
      },
    },
    implies: ['server'],
    risks: ['personal-data'],
  },
]
