import { Duration, Fn } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  Function as EdgeFunction,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { type SiteConfig, siteConfigPath } from '#contract/site-config'
import { originSecretHeader, clientIpHeader } from '#functions/lib/origin-headers'
import type { Api } from './api'
import type { Buckets } from './buckets'
import {
  cacheControlOf,
  cachedErrors,
  fileOf,
  isOffer,
  offerHeaders,
  offerPattern,
  redirectOf,
  securityHeaders,
  unsubscribeLinks,
} from './headers'
import type { Secrets } from './secrets'
import { type Stage, isMailStage } from './stage'
import { createWebAcl } from './web-acl'

interface Parts {
  stage: Stage
  api: Api
  buckets: Buckets
  secrets: Secrets
}

const built = 'dist/site'

/** Site and API on one origin: files from the bucket, `/api/*` from the API, and the same headers on all responses. */
export class Site extends Construct {
  readonly distribution: Distribution
  /** `https://…` with the custom domain, if there is one. */
  readonly origin: string

  constructor(scope: Construct, { stage, api, buckets, secrets }: Parts) {
    super(scope, 'Site')

    const headers = headersPolicy(this, 'Headers', securityHeaders(buckets.uploadsOrigin))
    const screens = new EdgeFunction(this, 'Screens', {
      comment: 'Every screen is index.html, and every offer shared.html',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(screensCode),
    })

    const clientIp = new EdgeFunction(this, 'ClientIp', {
      comment: 'Adds the client IP, and redirects browsers from unsubscribe links',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(clientIpCode),
    })

    const files = {
      origin: S3BucketOrigin.withOriginAccessControl(buckets.site),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [{ function: screens, eventType: FunctionEventType.VIEWER_REQUEST }],
    }
    // Without access logs, because they would contain the links to offers. The API logs each call without its path.
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Scopewright ${stage.name}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      ...(stage.domainName && {
        domainNames: [stage.domainName],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.certificateArn!),
      }),
      ...(stage.webAcl && { webAclId: createWebAcl(this, stage.webAcl).attrArn }),
      errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      defaultBehavior: { ...files, responseHeadersPolicy: headers },
      additionalBehaviors: {
        [offerPattern]: {
          ...files,
          responseHeadersPolicy: headersPolicy(this, 'OfferHeaders', offerHeaders(buckets.uploadsOrigin)),
        },
        '/api/*': {
          origin: new HttpOrigin(Fn.parseDomainName(api.http.apiEndpoint), {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            customHeaders: { [originSecretHeader]: secrets.originReference },
            readTimeout: Duration.seconds(30),
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers,
          functionAssociations: [{ function: clientIp, eventType: FunctionEventType.VIEWER_REQUEST }],
        },
      },
    })
    this.origin = `https://${stage.domainName ?? this.distribution.domainName}`

    this.deploy(stage, buckets)
  }

  /**
   * Deploys hashed files first, cached permanently, then the files that refer to them, which are always revalidated.
   */
  private deploy(stage: Stage, { site }: Buckets) {
    const { priceTier1, priceTier3, stripePublishableKey, modelId, links } = stage
    const config: SiteConfig = {
      prices: { tier1: priceTier1, tier3: priceTier3 },
      stripePublishableKey,
      analyst: modelId,
      links,
      sendsMail: isMailStage(stage),
    }
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(built, { exclude: ['*', '!assets', '!assets/**'] })],
      destinationBucket: site,
      cacheControl: [CacheControl.fromString(cacheControlOf('/assets/'))],
      // A page that was opened before a deployment still finds its files.
      prune: false,
    })
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [Source.asset(built, { exclude: ['assets/**'] }), Source.jsonData(siteConfigPath.slice(1), config)],
      destinationBucket: site,
      cacheControl: [CacheControl.fromString(cacheControlOf('/index.html'))],
      prune: false,
      distribution: this.distribution,
      distributionPaths: ['/*'],
    })
    pages.node.addDependency(assets)
  }
}

/** The rule of `fileOf` as a CloudFront function. */
const screensCode = `var isOffer = ${isOffer.toString()};
var fileOf = ${fileOf.toString()};
function handler(event) {
  event.request.uri = fileOf(event.request.uri);
  return event.request;
}`

/**
 * Adds the client IP as CloudFront sees it, which a client cannot forge and no origin request policy can add. Redirects
 * browsers from unsubscribe links.
 */
const clientIpCode = `var redirectOf = ${redirectOf.toString()};
function handler(event) {
  var location = redirectOf(event.request.method, event.request.uri, '${unsubscribeLinks}');
  if (location) return { statusCode: 303, statusDescription: 'See Other', headers: { location: { value: location } } };
  event.request.headers['${clientIpHeader}'] = { value: event.viewer.ip };
  return event.request;
}`

/** Converts headers to CloudFront's policy, which has properties for known headers and a list for all others. */
function headersPolicy(scope: Construct, id: string, all: Record<string, string>): ResponseHeadersPolicy {
  const {
    'content-security-policy': csp = '',
    'referrer-policy': referrer = '',
    'strict-transport-security': transport = '',
    'x-content-type-options': _nosniff,
    'x-frame-options': _deny,
    ...others
  } = all
  const override = true
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: csp, override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: policyNamed(referrer), override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(transport)?.[1])),
        includeSubdomains: transport.includes('includeSubDomains'),
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  })
}

const policyNamed = (name: string): HeadersReferrerPolicy =>
  Object.values(HeadersReferrerPolicy).find((policy: string) => policy === name)!
